import accountCenter from './accountCenter';
import analyze from './analyze';
import apiToken from './apiToken';
import app from './app';
import appSetting from './appSetting';
import article from './article';
import assistant from './assistant';
import audit from './audit';
import auth from './auth';
import authority from './authority';
import billing from './billing';
import brand from './brand';
import captionTemplate from './captionTemplate';
import card from './card';
import category from './category';
import certification from './certification';
import chain from './chain';
import channel from './channel';
import clipper from './clipper';
import common from './common';
import compliance from './compliance';
import compose from './compose';
import coupon from './coupon';
import creativeTemplate from './creativeTemplate';
import customer from './customer';
import dashboard from './dashboard';
import daySpan from './daySpan';
import discussion from './discussion';
import document from './document';
import errors from './errors';
import facts from './facts';
import figures from './figures';
import frameworks from './frameworks';
import goods from './goods';
import goodsImport from './goodsImport';
import goodsTemplate from './goodsTemplate';
import help from './help';
import home from './home';
import knowledge from './knowledge';
import lead from './lead';
import library from './library';
import links from './links';
import material from './material';
import materialData from './materialData';
import mediaConversion from './mediaConversion';
import mediaReasons from './mediaReasons';
import menu from './menu';
import merchantCenter from './merchantCenter';
import merchantGoods from './merchantGoods';
import merchantService from './merchantService';
import messageTemplate from './messageTemplate';
import mixcut from './mixcut';
import order from './order';
import partnerTask from './partnerTask';
import payout from './payout';
import plans from './plans';
import platformFile from './platformFile';
import postComment from './postComment';
import presenter from './presenter';
import projects from './projects';
import promotionTask from './promotionTask';
import providerMerchant from './providerMerchant';
import providerRecord from './providerRecord';
import publish from './publish';
import publishApproval from './publishApproval';
import publishCalendar from './publishCalendar';
import publishCompose from './publishCompose';
import publishMatrix from './publishMatrix';
import publishPlatform from './publishPlatform';
import publishTruth from './publishTruth';
import publishVideos from './publishVideos';
import push from './push';
import render from './render';
import request from './request';
import reservation from './reservation';
import resource from './resource';
import richText from './richText';
import scripts from './scripts';
import seeAs from './seeAs';
import serviceReport from './serviceReport';
import sheet from './sheet';
import shelf from './shelf';
import shell from './shell';
import shortcuts from './shortcuts';
import statistics from './statistics';
import task from './task';
import team from './team';
import templateEditor from './templateEditor';
import templates from './templates';
import timeline from './timeline';
import timelineCaptions from './timelineCaptions';
import timelineCommands from './timelineCommands';
import timelineExport from './timelineExport';
import timelineInspector from './timelineInspector';
import timelineLine from './timelineLine';
import timelineMusic from './timelineMusic';
import timelinePanels from './timelinePanels';
import toolAsr from './toolAsr';
import toolAudio from './toolAudio';
import toolCut from './toolCut';
import toolDetection from './toolDetection';
import toolErase from './toolErase';
import toolFigure from './toolFigure';
import toolFramework from './toolFramework';
import toolLink from './toolLink';
import toolPrompt from './toolPrompt';
import toolSpeech from './toolSpeech';
import tools from './tools';
import topic from './topic';
import upload from './upload';
import voices from './voices';
import words from './words';
import workbench from './workbench';
import writing from './writing';
import zip from './zip';

export default {
  ...apiToken,
  ...app,
  ...captionTemplate,
  ...creativeTemplate,
  ...goodsTemplate,
  ...appSetting,
  ...partnerTask,
  ...payout,
  ...promotionTask,
  ...publishCalendar,
  ...publishMatrix,
  ...toolFramework,
  ...mixcut,
  ...plans,
  ...platformFile,
  ...material,
  ...materialData,
  ...audit,
  ...authority,
  ...messageTemplate,
  ...providerMerchant,
  ...providerRecord,
  ...accountCenter,
  ...analyze,
  ...clipper,
  ...common,
  ...mediaConversion,
  ...mediaReasons,
  ...toolErase,
  ...knowledge,
  ...toolPrompt,
  ...toolDetection,
  ...library,
  ...links,
  ...menu,
  ...scripts,
  ...sheet,
  ...shelf,
  ...shell,
  ...assistant,
  ...auth,
  ...help,
  ...home,
  ...workbench,
  ...voices,
  ...words,
  ...reservation,
  ...resource,
  ...request,
  ...upload,
  ...errors,
  ...statistics,
  ...task,
  ...compose,
  ...compliance,
  ...discussion,
  ...document,
  ...presenter,
  ...projects,
  ...publish,
  ...publishApproval,
  ...publishTruth,
  ...publishCompose,
  ...publishVideos,
  ...publishPlatform,
  ...facts,
  ...figures,
  ...frameworks,
  ...goods,
  ...toolLink,
  ...merchantCenter,
  ...merchantGoods,
  ...merchantService,
  ...goodsImport,
  ...billing,
  ...brand,
  ...category,
  ...certification,
  ...chain,
  ...channel,
  ...coupon,
  ...customer,
  ...postComment,
  ...push,
  ...serviceReport,
  ...dashboard,
  ...daySpan,
  ...card,
  ...lead,
  ...order,
  ...seeAs,
  ...toolAudio,
  ...toolCut,
  ...tools,
  ...toolAsr,
  ...toolSpeech,
  ...toolFigure,
  ...topic,
  ...render,
  ...shortcuts,
  ...timelineInspector,
  ...team,
  ...templateEditor,
  ...templates,
  ...timeline,
  ...timelineCaptions,
  ...timelineCommands,
  ...timelineExport,
  ...timelineLine,
  ...timelineMusic,
  ...timelinePanels,
  ...writing,
  ...article,
  ...richText,
  ...zip,
};
