export default {
  'appSetting.closed': 'Closed',
  'appSetting.isOn': 'Members may use it',
  'appSetting.isOnHelp': 'Closed, no member can use it from now on and menus hide it. What was made stays.',
  'appSetting.noPresets': 'This application starts as soon as it is given something. There are no options to preset.',
  'appSetting.off': 'Off',
  'appSetting.on': 'On',
  'appSetting.presetHelp': 'The next time members open it, it begins with these. They may change them.',
  'appSetting.saved': 'Application settings saved',
  'appSetting.stale': 'A colleague has just changed these settings. Close and open them again.',
  'appSetting.title': 'Settings of “{name}”',
  'appSetting.unset': 'No preset',
};
