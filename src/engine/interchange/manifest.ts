import { z } from 'zod';

export const BUNDLE_FORMAT = 'timeline-bundle';
/**
 * A bundle is a zip of `manifest.json`, `project.json` (the document) and `media/<number>-<name>` (files as they were,
 * stored without compression). Version 1.
 */
export const BUNDLE_VERSION = 1;

export const MANIFEST_FILE = 'manifest.json';
export const PROJECT_FILE = 'project.json';

const mediaFile = z.object({
  /** Of the document's media table. */
  id: z.string().min(1).max(64),
  /** Inside the zip. */
  path: z.string().min(1).max(300),
  /** MIME type; may be empty. */
  type: z.string().max(100).default(''),
  size: z.number().int().min(0),
  /** SHA-256 of the file, hex. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
});

export const manifestSchema = z.object({
  format: z.literal(BUNDLE_FORMAT),
  version: z.number().int().min(1),
  files: z.array(mediaFile).max(5000),
  /** Ids of media that could not be packed. */
  missing: z.array(z.string().max(64)).max(5000).default([]),
});

export type BundleManifest = z.infer<typeof manifestSchema>;
export type BundleFile = BundleManifest['files'][number];
