export { SpeechControls } from './SpeechControls';
export { type SpeechSettings, usualSettings } from './settings';
export { useVoices, type Voices } from './useVoices';
export { useVoiceTrial, type VoiceTrial } from './useVoiceTrial';
export { VoicePicker, type VoicePickerProps } from './VoicePicker';
export { VoiceSelect } from './VoiceSelect';
