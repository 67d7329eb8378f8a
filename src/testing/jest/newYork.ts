import { TestEnvironment } from 'jest-environment-jsdom';

type EnvironmentArguments = ConstructorParameters<typeof TestEnvironment>;

/** A browser in New York: for what must not depend on where it stands. `process.env` of a test is only a copy. */
export default class NewYorkEnvironment extends TestEnvironment {
  private readonly own = process.env.TZ;

  constructor(...args: EnvironmentArguments) {
    super(...args);
    process.env.TZ = 'America/New_York';
  }

  override async teardown(): Promise<void> {
    if (this.own === undefined) delete process.env.TZ;
    else process.env.TZ = this.own;
    await super.teardown();
  }
}
