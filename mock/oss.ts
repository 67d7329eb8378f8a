import { bucket, objectRoute } from './_core/objectStorage';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;
const form = objectRoute('/api/oss');
/** ali-oss keeps no path in its endpoint: with `sldEnable` it asks for `<origin>/<bucket>/<key>`. */
const pathStyle = objectRoute('');

export default Object.fromEntries(
  methods.flatMap((method) => [
    [`${method} /api/oss/${bucket}`, form],
    [`${method} /api/oss/${bucket}/*`, form],
    [`${method} /${bucket}/*`, pathStyle],
  ]),
);
