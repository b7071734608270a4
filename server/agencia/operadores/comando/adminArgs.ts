import { parseArgs } from 'node:util';
import { isCnpj } from '../../../../src/domain/base/pessoa/cnpj';
import { isEmail } from '../../../../src/domain/base/pessoa/email';
import { isNome } from '../../../../src/domain/base/pessoa/nome';

/** A command with arguments that are right. */
export type AdminCommand =
  | { tipo: 'criar-agencia'; nome: string; cnpj: string; email: string; responsavel: string }
  | { tipo: 'criar-admin'; email: string; nome: string };

export const USO = [
  'Uso: npm run admin -- criar-agencia --nome NOME --cnpj CNPJ --email EMAIL [--responsavel NOME]',
  '     npm run admin -- criar-admin --email EMAIL [--nome NOME]',
].join('\n');

interface Option {
  required: boolean;
  isValid: (text: string) => boolean;
  /** Says what is wrong with a value. */
  wrong: string;
}

const isNomeDeAgencia = (text: string): boolean => /^[^\p{Cc}\p{Cs}]{3,120}$/u.test(text.trim());
const email: Option = { required: true, isValid: isEmail, wrong: 'não é um e-mail' };
const pessoa: Option = { required: false, isValid: isNome, wrong: 'não é nome e sobrenome' };

const options: Readonly<Record<AdminCommand['tipo'], Readonly<Record<string, Option>>>> = {
  'criar-agencia': {
    nome: { required: true, isValid: isNomeDeAgencia, wrong: 'tem de ter de 3 a 120 caracteres' },
    cnpj: { required: true, isValid: isCnpj, wrong: 'não é um CNPJ: confira os dígitos' },
    email,
    responsavel: pessoa,
  },
  'criar-admin': { email, nome: pessoa },
};

const isTipo = (text: string | undefined): text is AdminCommand['tipo'] =>
  text !== undefined && Object.hasOwn(options, text);

/** @returns the command, or everything that is wrong with it, in words fit for a terminal. */
export function readAdminArgs(args: readonly string[]): { command: AdminCommand } | { problems: string[] } {
  const [tipo, ...rest] = args;
  if (!isTipo(tipo)) return { problems: [tipo === undefined ? 'Falta o comando.' : `Comando desconhecido: ${tipo}.`] };
  const known = options[tipo];
  const { values, positionals } = parseArgs({
    args: rest,
    strict: false,
    allowPositionals: true,
    options: Object.fromEntries(Object.keys(known).map((name) => [name, { type: 'string' as const }])),
  });
  const problems = [
    ...positionals.map((text) => `Argumento sem nome: ${text}.`),
    ...Object.keys(values).flatMap((name) => (Object.hasOwn(known, name) ? [] : [`Opção desconhecida: --${name}.`])),
    ...Object.entries(known).flatMap(([name, option]) => problemOf(name, option, values[name])),
  ];
  if (problems.length > 0) return { problems };
  const text = (name: string): string => String(values[name] ?? '').trim();
  if (tipo === 'criar-admin')
    return { command: { tipo, email: text('email'), nome: text('nome') || 'Administração Itapê' } };
  const nome = text('nome');
  const responsavel = text('responsavel') || `Responsável ${nome}`;
  return { command: { tipo, nome, cnpj: text('cnpj'), email: text('email'), responsavel } };
}

/** An option without a value is parsed as `true`. */
function problemOf(name: string, { required, isValid, wrong }: Option, value: unknown): string[] {
  if (value === undefined) return required ? [`Falta --${name}.`] : [];
  if (typeof value !== 'string' || value.trim() === '') return [`Falta o valor de --${name}.`];
  return isValid(value.trim()) ? [] : [`--${name} ${wrong}: ${value}.`];
}
