import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';

const api = JSON.parse(readFileSync(join(__dirname, 'pixApi.json'), 'utf8')) as { definitions: object };
const ajv = new Ajv({
  strict: false,
  formats: {
    'date-time': (text: string) => !Number.isNaN(Date.parse(text)),
    uri: (text: string) => URL.canParse(text),
    int32: true,
    int64: true,
  },
});
ajv.addSchema({ $id: 'pix', ...api });

/** The errors of BACEN's own schema (API Pix 2.9.0) for a value; empty where it is valid. */
export function against(schema: string, value: unknown): string[] {
  const validate = ajv.getSchema(`pix#/definitions/${schema}`);
  if (!validate) throw new Error(`no schema ${schema}`);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
