export { SpeechControls, type SpeechSettings, usualSettings } from './SpeechControls';
export { useVoices, type Voices } from './useVoices';
export { useVoiceTrial, type VoiceTrial } from './useVoiceTrial';
export { VoicePicker, type VoicePickerProps } from './VoicePicker';
export { VoiceSelect } from './VoiceSelect';
