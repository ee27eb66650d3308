import type { Language } from './words';

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { pt: 'Português', es: 'Español', en: 'English' };
