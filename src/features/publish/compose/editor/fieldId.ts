/** Ids of the fields, for labels and for jumps from a finding. */
export const fieldId = (field: string): string => `compose-${field}`;
