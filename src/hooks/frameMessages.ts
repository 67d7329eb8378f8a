import { getIntl } from '@umijs/max';
import { defaultLanguage } from '@/lib/languages.data';
import messages from '../../locales/zh-CN/frame';

/** Imported for its effect by the layouts, as `allMessages` is by every page behind the login but the workbench. */
Object.assign(getIntl(defaultLanguage).messages, messages);
