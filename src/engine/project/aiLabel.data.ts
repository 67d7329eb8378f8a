/** Wording of the visible mark when the user gives none (duty to label AI content, in force 2025-09-01). */
export const AI_LABEL_TEXT = 'AI生成';
