export { commonPasswords } from './commonPasswords.data';
export { readDevice } from './device';
export { maskAddress, maskPhone } from './mask';
export { brokenPasswordRules, type PasswordOwner, passwordLength, passwordRules } from './password';
