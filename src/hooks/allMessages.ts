import { getIntl } from '@umijs/max';
import { defaultLanguage } from '@/lib/languages.data';
import messages from '../../locales/zh-CN';

/**
 * Imported for its effect by the layouts and pages behind the login: adds the messages that the entry does not hold.
 * All intl objects of a language share one table, so that what is added is there at once and nothing is drawn anew.
 */
Object.assign(getIntl(defaultLanguage).messages, messages);
