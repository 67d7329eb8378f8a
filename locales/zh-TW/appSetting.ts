export default {
  'appSetting.closed': '已停用',
  'appSetting.isOn': '成員可以使用',
  'appSetting.isOnHelp': '關閉後，所有成員馬上用不了，選單裡也不再顯示；做好的內容不受影響。',
  'appSetting.noPresets': '這個應用放入內容就開始，沒有可以預設的選項。',
  'appSetting.off': '不做',
  'appSetting.on': '做',
  'appSetting.presetHelp': '成員下次開啟時按這裡的預設值開始，之後可以自己改。',
  'appSetting.saved': '應用設定已儲存',
  'appSetting.stale': '同事剛改過這個應用的設定，請關閉後重新開啟',
  'appSetting.title': '“{name}”的設定',
  'appSetting.unset': '不預設',
};
