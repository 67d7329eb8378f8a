import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A new value (the path) gives the children another chance. */
  readonly resetKey: string;
  readonly fallback: (error: Error, reset: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | undefined;
  readonly resetKey: string;
}

/** Catches what its children throw while rendering; starts over when the key changes, so that one crash blocks one page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<State> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? this.props.fallback(error, () => this.setState({ error: undefined })) : this.props.children;
  }
}
