export default {
  'appSetting.closed': '已停用',
  'appSetting.isOn': '成员可以使用',
  'appSetting.isOnHelp': '关闭后，所有成员马上用不了，菜单里也不再显示；做好的内容不受影响。',
  'appSetting.noPresets': '这个应用放入内容就开始，没有可以预设的选项。',
  'appSetting.off': '不做',
  'appSetting.on': '做',
  'appSetting.presetHelp': '成员下次打开时按这里的默认值开始，之后可以自己改。',
  'appSetting.saved': '应用设置已保存',
  'appSetting.stale': '同事刚改过这个应用的设置，请关闭后重新打开',
  'appSetting.title': '“{name}”的设置',
  'appSetting.unset': '不预设',
};
