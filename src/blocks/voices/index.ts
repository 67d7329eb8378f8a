export { SpeechControls } from './SpeechControls';
export { type SpeechSettings, usualSettings } from './settings';
export { useVoices } from './useVoices';
export { useVoiceTrial } from './useVoiceTrial';
export { VoicePicker, VoiceSelect } from './VoicePicker';
