export { type Device, readDevice } from './device';
export { maskAddress, maskPhone } from './mask';
export { brokenPasswordRules, type PasswordOwner, type PasswordRule, passwordLength, passwordRules } from './password';
