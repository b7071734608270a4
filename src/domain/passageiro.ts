import { array, boolean, object, string, type InferType } from 'yup';
import { formatCelular, isCelular, toCelularE164 } from './celular';
import { formatCpf, isCpf, onlyDigits } from './cpf';
import { formatDia, isDataInvalida, parseDataBr, type Dia } from './data';
import { rotulosDocumento, tiposDocumento, type CodigoDocumento, type TipoDocumento } from './documento';
import { isDocumento, mensagemDocumento, normalizeDocumento } from './documentoNumero';
import { isEmail } from './email';
import { AVISO_MENOR, needsAutorizacao } from './menor';
import { mensagens } from './mensagens';
import { isNome, normalizeNome } from './nome';
import type { Conta } from './wire/conta';
import type { Comprador, PassageiroPedido } from './wire/pedidos';

const tipos = Object.values(tiposDocumento);
const isTipo = (codigo: number): codigo is CodigoDocumento => tipos.some((tipo) => tipo === codigo);
/** The wire's code of what a select holds; RG where it holds nothing known. */
export const toCodigoDocumento = (text: string): CodigoDocumento =>
  isTipo(Number(text)) ? (Number(text) as CodigoDocumento) : 2;

/** The document types to choose from; CPF stands last, for it does not board a coach. */
export const opcoesDocumento = (['rg', 'cnh', 'passaporte', 'tituloEleitor', 'cpf'] as const).map(
  (tipo: TipoDocumento) => ({ valor: String(tiposDocumento[tipo]), rotulo: rotulosDocumento[tipo] }),
);

const nomeRule = string()
  .default('')
  .required(mensagens.campoObrigatorio)
  .test('nome', mensagens.nomeInvalido, (text) => isNome(text));

const passageiroRule = (hoje: Dia) =>
  object({
    nome: nomeRule,
    tipoDocumento: string().default('2').required(mensagens.campoObrigatorio),
    numeroDocumento: string()
      .default('')
      .required(mensagens.campoObrigatorio)
      .test('documento', (text, { parent, createError }) => {
        const tipo = toCodigoDocumento((parent as { tipoDocumento: string }).tipoDocumento);
        return isDocumento(tipo, text) || createError({ message: mensagemDocumento(tipo) });
      }),
    dataNascimento: string()
      .default('')
      .required(mensagens.dataObrigatoria)
      .test('data', 'Informe uma data de nascimento válida', (text) => !isDataInvalida(text, hoje)),
    celular: string()
      .default('')
      .test('celular', mensagens.celularInvalido, (text) => !text || isCelular(text)),
    autorizacaoMenor: boolean().default(false),
  });

const compradorRule = object({
  nome: nomeRule,
  cpf: string()
    .default('')
    .required(mensagens.cpfInvalido)
    .test('cpf', mensagens.cpfInvalido, (text) => isCpf(text)),
  email: string()
    .default('')
    .required('Informe um e-mail válido')
    .test('email', 'Informe um e-mail válido', (text) => isEmail(text)),
  celular: string()
    .default('')
    .required(mensagens.celularInvalido)
    .test('celular', mensagens.celularInvalido, (text) => isCelular(text)),
});

export type DadosPassageiro = InferType<ReturnType<typeof passageiroRule>>;
export type DadosComprador = InferType<typeof compradorRule>;
export interface DadosPassageiros {
  passageiros: DadosPassageiro[];
  comprador: DadosComprador;
}

const DOCUMENTO_REPETIDO = 'Este documento já está em outra poltrona';

/**
 * What the passengers' step asks for: one person a seat, and who buys. A child alone needs an authorisation, which
 * shows only among all the passengers of that day; so does a document written twice.
 */
export const passageirosSchema = (hoje: Dia, diaDaViagem: Dia) =>
  object({
    passageiros: array()
      .of(passageiroRule(hoje))
      .default([])
      .test('juntos', (passageiros, { createError, path }) => {
        const [menor] = menoresSozinhos(passageiros, diaDaViagem).filter((i) => !passageiros[i]?.autorizacaoMenor);
        if (menor !== undefined)
          return createError({ path: `${path}[${menor}].autorizacaoMenor`, message: AVISO_MENOR });
        const twin = documentoRepetido(passageiros);
        return twin === -1 || createError({ path: `${path}[${twin}].numeroDocumento`, message: DOCUMENTO_REPETIDO });
      }),
    comprador: compradorRule,
  });
/** The first passenger whose document another one has already; -1 where each has their own. */
const documentoRepetido = (passageiros: readonly DadosPassageiro[]): number => {
  const documentos = passageiros.map(
    ({ tipoDocumento, numeroDocumento }) => `${tipoDocumento} ${normalizeDocumento(numeroDocumento)}`,
  );
  return documentos.findIndex((documento, i) => passageiros[i]?.numeroDocumento && documentos.indexOf(documento) < i);
};

export const passageiroVazio = (): DadosPassageiro => ({
  nome: '',
  tipoDocumento: '2',
  numeroDocumento: '',
  dataNascimento: '',
  celular: '',
  autorizacaoMenor: false,
});

/** The buyer as the account knows them. */
export const compradorDaConta = (conta: Conta | null, email = ''): DadosComprador => ({
  nome: conta?.nome ?? '',
  cpf: conta ? formatCpf(conta.cpf) : '',
  email: conta?.email ?? email,
  celular: conta ? formatCelular(conta.celular) : '',
});

/** A form for so many seats: what was typed stays, the rest is empty. */
export const dadosPara = (
  quantidade: number,
  comprador: DadosComprador,
  typed: DadosPassageiros | null,
): DadosPassageiros => ({
  passageiros: Array.from({ length: quantidade }, (_, i) => typed?.passageiros[i] ?? passageiroVazio()),
  comprador: typed?.comprador ?? comprador,
});

/**
 * "O comprador é o passageiro": copies what the buyer's account knows into that passenger. The document stays to be
 * filled, for what boards is a document with a photo and the account knows the CPF only.
 */
export function linkComprador(dados: DadosPassageiros, indice: number, conta: Conta | null): DadosPassageiros {
  const { nome, celular } = dados.comprador;
  const dataNascimento = conta ? formatDia(conta.dataNascimento) : '';
  return {
    ...dados,
    passageiros: dados.passageiros.map((passageiro, i) =>
      i === indice
        ? {
            ...passageiro,
            nome: nome || passageiro.nome,
            celular: celular || passageiro.celular,
            dataNascimento: dataNascimento || passageiro.dataNascimento,
          }
        : passageiro,
    ),
  };
}

/** The passengers who are under 16 on the day and travel without an adult, by position. */
export function menoresSozinhos(passageiros: readonly DadosPassageiro[], diaDaViagem: Dia): number[] {
  const people = passageiros.map(({ dataNascimento }) => ({ dataNascimento: parseDataBr(dataNascimento) ?? '' }));
  const known = people.filter(({ dataNascimento }) => dataNascimento);
  return people.flatMap((person, i) =>
    person.dataNascimento && needsAutorizacao(person, known, diaDaViagem) ? [i] : [],
  );
}

/** The buyer in the form of the wire. */
export const toComprador = ({ nome, cpf, email, celular }: DadosComprador): Comprador => ({
  nome: normalizeNome(nome),
  cpf: onlyDigits(cpf),
  email: email.trim(),
  celular: toCelularE164(celular),
});

/** Each person in the form of the wire, once a seat: on a round trip everybody travels both ways. */
export const toPassageiros = (
  passageiros: readonly DadosPassageiro[],
  poltronas: readonly (readonly number[])[],
): PassageiroPedido[] =>
  poltronas.flatMap((seats, trecho) =>
    seats.flatMap((poltrona, i) => {
      const passageiro = passageiros[i];
      return passageiro ? [{ trecho, poltrona, ...toPessoa(passageiro) }] : [];
    }),
  );

const toPessoa = (passageiro: DadosPassageiro): Omit<PassageiroPedido, 'trecho' | 'poltrona'> => ({
  nome: normalizeNome(passageiro.nome),
  documento: {
    tipo: toCodigoDocumento(passageiro.tipoDocumento),
    numero: normalizeDocumento(passageiro.numeroDocumento),
  },
  dataNascimento: parseDataBr(passageiro.dataNascimento) ?? '',
  ...(passageiro.celular && { celular: toCelularE164(passageiro.celular) }),
  ...(passageiro.autorizacaoMenor && { autorizacaoMenor: true }),
});
