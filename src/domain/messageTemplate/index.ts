export * from './channels';
export * from './problems';
export * from './variables';
