/** The printed report: black on white, whatever the screen's theme. */
export const reportStyle =
  'body{font:14px/1.7 system-ui,sans-serif;margin:32px;color:#222}h1{font-size:22px}table{border-collapse:collapse;width:100%}th,td{border:1px solid #ccc;padding:6px 8px;text-align:start;vertical-align:top;font-size:12px}th{background:#f4f4f6}tr{break-inside:avoid}.high{color:#a8071a;font-weight:600}';
