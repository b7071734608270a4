import type { FastifyServerOptions } from 'fastify';
import { isCelularE164 } from '../../../../src/domain/base/pessoa/celular';
import { isRazaoSocial } from '../../../../src/domain/compra/tomador/razaoSocial';
import { isCnpj, normalizeCnpj } from '../../../../src/domain/base/pessoa/cnpj';
import { isCpf } from '../../../../src/domain/base/pessoa/cpf';
import { isDia, isInstante } from '../../../../src/domain/base/data';
import { isEmail } from '../../../../src/domain/base/pessoa/email';
import { isNome } from '../../../../src/domain/base/pessoa/nome';

type AjvOptions = NonNullable<FastifyServerOptions['ajv']>;

/**
 * The options of validation: input is accepted unchanged or refused, with every error reported. The formats are
 * the pure rules that the forms use. All errors at once is safe because every schema limits its strings and lists.
 * @param cpfDeTeste whether this place takes the test CPF; `/config.json` tells the forms the same.
 */
export const ajvOptions = (cpfDeTeste: boolean): AjvOptions => ({
  customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, useDefaults: false },
  onCreate: (ajv) => {
    ajv.addFormat('dia', isDia);
    ajv.addFormat('date-time', isInstante);
    ajv.addFormat('nome', isNome);
    ajv.addFormat('cpf', (text: string) => isCpf(text, cpfDeTeste));
    ajv.addFormat('cnpj', (text: string) => isCnpj(text) && normalizeCnpj(text) === text);
    ajv.addFormat('razaoSocial', isRazaoSocial);
    ajv.addFormat('celular', isCelularE164);
    ajv.addFormat('email', isEmail);
  },
});
