/** States of a topic, in the order of its life. */
export const topicStates = ['idea', 'chosen', 'writing', 'produced', 'published', 'dropped'] as const;
export type TopicState = (typeof topicStates)[number];

/**
 * The legal moves of a topic: from → to. The screens and the server both use this one table. A dropped topic can be
 * taken up again; a published one stays what it is.
 */
export const topicMoves: Readonly<Record<TopicState, readonly TopicState[]>> = {
  idea: ['chosen', 'writing', 'dropped'],
  chosen: ['idea', 'writing', 'dropped'],
  writing: ['chosen', 'produced', 'dropped'],
  produced: ['writing', 'published', 'dropped'],
  published: [],
  dropped: ['idea'],
};

/** Whether the table allows the move. */
export const canMoveTopic = (from: TopicState, to: TopicState): boolean => topicMoves[from].includes(to);

/** How a state feels to whoever waits for it. */
export const topicTone: Readonly<Record<TopicState, 'plain' | 'busy' | 'good' | 'warn' | 'bad'>> = {
  idea: 'plain',
  chosen: 'warn',
  writing: 'busy',
  produced: 'busy',
  published: 'good',
  dropped: 'plain',
};
