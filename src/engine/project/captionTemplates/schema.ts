import { z } from 'zod';
import type { CaptionEffect, CaptionTemplate, Drawing } from './types';

/** Own designs come from users and files: everything in them is bounded before it reaches the layout or a canvas. */
const name = z.string().min(1).max(60);
const color = z
  .string()
  .max(60)
  .regex(/^[#a-z0-9(),.%\s-]*$/i);
const place = z.number().min(-4096).max(4096);
const length = z.number().min(0).max(4096);
const seconds = z.number().min(0.02).max(5);
const variable = z.enum(['caption', 'subtitle']);

const effect = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('highlight'),
    color,
    mode: z.enum(['word', 'spoken', 'box']).optional(),
    boxColor: color.optional(),
  }),
  z.object({ type: z.literal('keyword'), color }),
  z.object({ type: z.literal('fit'), to: variable, padX: length, padY: length }),
  z.object({ type: z.literal('enter'), animation: z.enum(['fade', 'pop', 'rise']), seconds }),
  z.object({ type: z.literal('glow'), color }),
  z.object({ type: z.literal('regular') }),
  z.object({ type: z.literal('spacing'), pixels: z.number().min(-50).max(200) }),
]) satisfies z.ZodType<CaptionEffect>;

const paint = { fill: color, stroke: color.optional(), strokeWidth: z.number().min(0).max(400).optional() };
const drawing = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('rect'),
    radius: length,
    ...paint,
    inset: z.object({ x: place, y: place, width: length, height: length }).optional(),
  }),
  z.object({
    type: z.literal('path'),
    /** Absolute M, L, C, Q and Z only. */
    d: z
      .string()
      .max(20_000)
      .regex(/^[MLCQZ0-9.,\s-]*$/),
    width: length,
    height: length,
    ...paint,
    pin: z.enum(['top-left', 'top-right', 'bottom-left', 'bottom-right', 'bottom']),
  }),
]) satisfies z.ZodType<Drawing>;

/** An image of the project (`media:<id>`), one on the web, one of this page or of this site. Nothing that runs. */
const imageAddress = z
  .string()
  .max(4000)
  .regex(/^(?:$|media:|https?:\/\/|blob:|data:image\/(?:png|jpeg|webp|gif);|\/(?!\/))/i);

const base = {
  name,
  width: length.min(1),
  height: length.min(1),
  x: place,
  y: place,
  effects: z.array(effect).max(20).default([]),
};

const textElement = z.object({
  type: z.literal('text'),
  ...base,
  content: z.string().max(500),
  alignment: z.enum(['left', 'center', 'right']),
  style: z.object({
    font: name,
    font_color: color,
    border_style: z.union([z.literal(1), z.literal(3)]),
    font_size: z.number().min(4).max(800),
    outline_colour: color,
    outline: z.number().min(0).max(100),
    Shadow: z.number().min(0).max(200),
    font_id: z.number().int().min(1).max(1000),
    font_random: z.boolean(),
  }),
});

const imageElement = z.object({
  type: z.literal('image'),
  ...base,
  src: imageAddress.default(''),
  input_url: imageAddress.default(''),
  drawing: z.array(drawing).max(50).default([]),
});

/** A caption template from outside: fields as in the brief's point 3, limits of 4–30 characters. */
export const captionTemplateSchema = z.object({
  key: z.string().min(1).max(64),
  template_id: z.number().int().min(1).max(1_000_000),
  name,
  width: length.min(16),
  height: length.min(16),
  x: place,
  y: place,
  variables: z
    .array(z.object({ name: variable, limit: z.number().int().min(4).max(30) }))
    .min(1)
    .max(2),
  elements: z
    .array(z.discriminatedUnion('type', [textElement, imageElement]))
    .min(1)
    .max(40),
}) satisfies z.ZodType<CaptionTemplate>;
