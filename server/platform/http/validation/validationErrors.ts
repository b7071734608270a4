import { msg } from '../../../../src/words/t';
import type { FastifySchemaValidationError } from 'fastify';
import { mensagens } from '../../../../src/domain/base/mensagens';
import { CNPJ_INVALIDO } from '../../../../src/domain/base/pessoa/cnpj';
import { RAZAO_SOCIAL_INVALIDA } from '../../../../src/domain/compra/tomador/razaoSocial';
import type { Erro } from '../../../../src/domain/wire/base/problema';

const MAXIMO = 20;

const formats: Record<string, Omit<Erro, 'campo'>> = {
  dia: { codigo: 'DATA_INVALIDA', mensagem: msg('Informe uma data válida') },
  nome: { codigo: 'NOME_INVALIDO', mensagem: mensagens.nomeInvalido },
  cpf: { codigo: 'CPF_INVALIDO', mensagem: mensagens.cpfInvalido },
  cnpj: { codigo: 'CNPJ_INVALIDO', mensagem: CNPJ_INVALIDO },
  razaoSocial: { codigo: 'RAZAO_SOCIAL_INVALIDA', mensagem: RAZAO_SOCIAL_INVALIDA },
  celular: { codigo: 'CELULAR_INVALIDO', mensagem: mensagens.celularInvalido },
  email: { codigo: 'EMAIL_INVALIDO', mensagem: msg('Informe um e-mail válido') },
  'date-time': { codigo: 'INSTANTE_INVALIDO', mensagem: msg('Informe data e hora válidas') },
};

const required: Record<string, string> = {
  dataNascimento: mensagens.dataObrigatoria,
  termosAceite: mensagens.termosObrigatorio,
};

const INVALIDO = { codigo: 'VALOR_INVALIDO', mensagem: msg('Valor não permitido') };
const TAMANHO = { codigo: 'TAMANHO_INVALIDO', mensagem: msg('Tamanho fora do permitido') };
const LIMITE = { codigo: 'FORA_DO_LIMITE', mensagem: msg('Valor fora do limite') };

const keywords: Record<string, Omit<Erro, 'campo'>> = {
  type: { codigo: 'TIPO_INVALIDO', mensagem: msg('Tipo de valor inválido') },
  minLength: TAMANHO,
  maxLength: TAMANHO,
  minItems: TAMANHO,
  maxItems: TAMANHO,
  minimum: LIMITE,
  maximum: LIMITE,
  uniqueItems: { codigo: 'VALOR_REPETIDO', mensagem: msg('Valor repetido') },
};

/** The errors of a schema, one entry per field and reason, in words for a person. */
export function toErros(errors: readonly FastifySchemaValidationError[]): Erro[] {
  const unions = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath));
  const erros = errors
    // Of a union only its own error is reported, and not those of its branches.
    .filter(({ keyword, instancePath }) => keyword === 'anyOf' || !unions.has(instancePath))
    .map(toErro);
  return [...new Map(erros.map((erro) => [`${erro.codigo} ${erro.campo}`, erro])).values()].slice(0, MAXIMO);
}

function toErro({ keyword, instancePath, params }: FastifySchemaValidationError): Erro {
  const campo = instancePath.slice(1).replaceAll('/', '.');
  if (keyword === 'required') {
    const name = String(params.missingProperty);
    const mensagem = required[name] ?? mensagens.campoObrigatorio;
    return withCampo({ codigo: 'CAMPO_OBRIGATORIO', mensagem }, join(campo, name));
  }
  if (keyword === 'additionalProperties') {
    const unknown = { codigo: 'CAMPO_DESCONHECIDO', mensagem: msg('Campo não reconhecido') };
    return withCampo(unknown, join(campo, String(params.additionalProperty)));
  }
  if (campo === 'termosAceite') return { codigo: 'TERMOS_NAO_ACEITOS', mensagem: mensagens.termosObrigatorio, campo };
  const byFormat = keyword === 'format' ? formats[String(params.format)] : undefined;
  return withCampo(byFormat ?? keywords[keyword] ?? INVALIDO, campo);
}

const join = (parent: string, name: string): string => (parent === '' ? name : `${parent}.${name}`);
const withCampo = (erro: Omit<Erro, 'campo'>, campo: string): Erro => (campo === '' ? erro : { ...erro, campo });
