import { getIntl } from '@umijs/max';
import { defaultLanguage } from '@/lib/languages.data';
import messages from '../../locales/zh-CN';

/**
 * Imported for its effect by every page behind the login but the workbench: adds the messages that the entry and the frame
 * do not hold, in a chunk that is fetched beside the page's.
 * All intl objects of a language share one table, so that what is added is there at once and nothing is drawn anew.
 */
Object.assign(getIntl(defaultLanguage).messages, messages);
