import { clearSession, writeSession } from '@/lib/session';
import { workStore } from '@/lib/storage/workStore';
import { keepSettings, keepText, readSettings, readText, usualSettings } from './settings';

const signIn = () =>
  writeSession({
    token: 'token-of-a-test',
    id: 'first',
    app_type: 'merchant',
    business: '',
    merchantData: { mchno: 'm', industry: '' },
  });

beforeEach(async () => {
  localStorage.clear();
  await workStore.clear();
  signIn();
});

test('the pasted text and the settings outlive a session that a failed /account/info has ended', () => {
  keepText('大家好，今天介绍一款保温杯');
  keepSettings({ ...usualSettings, speed: 300 });
  clearSession();
  signIn();
  expect(readText()).toBe('大家好，今天介绍一款保温杯');
  expect(readSettings(false).speed).toBe(300);
});

test('a text that an earlier version kept in localStorage is taken over', () => {
  localStorage.setItem('prompter_text', '旧版本里粘贴的文字');
  expect(readText()).toBe('旧版本里粘贴的文字');
});
