import type { Request, Response } from 'express';
import { platforms } from '../src/domain/platforms';
import type { Video } from '../src/services/video/schema';
import './_data/publish';
import { safely } from './_core/safely';
import { globalDb, type Row } from './_core/store';
import { postsOf } from './_groups/publish/posts';

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The page of a post at the embedded platform: what "open at the platform" leads to. */
function page(req: Request, res: Response): void {
  const item = postsOf(globalDb).find(String(req.params.id));
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; media-src 'self'; img-src 'self'; style-src 'unsafe-inline'",
  );
  if (item?.state !== 'published') {
    res.status(404).send('<!doctype html><meta charset="utf-8"><title>没有这个作品</title><p>没有这个作品</p>');
    return;
  }
  const video = globalDb.table<Video & Row>('video').find(item.video_id);
  res.send(`<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(item.title)}</title>
<style>body{margin:0;background:#111;color:#eee;font:16px/1.6 system-ui;text-align:center}video{max-width:100%;height:70vh}small{opacity:.7}</style>
<p><small>内置发布模拟器 · ${escapeHtml(platforms[item.platform].name)} · ${escapeHtml(item.account_name)}</small></p>
<video controls playsinline src="${escapeHtml(video?.url ?? '')}" poster="${escapeHtml(item.cover)}"></video>
<h1>${escapeHtml(item.title)}</h1><p>${item.topics.map((topic) => `#${escapeHtml(topic)}`).join(' ')}</p>
<p><small>${item.ai_declared ? '作者声明：内容由 AI 生成' : ''}</small></p></html>`);
}

export default { 'GET /api/demo/post/:id': safely(page) };
