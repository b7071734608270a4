import { array, boolean, object, string, type InferType } from 'yup';
import { formatCelular, isCelular, toCelularE164 } from './celular';
import { formatCpf, onlyDigits } from './cpf';
import { isCpfNoContexto } from './cpfRule';
import { parseDataBr, type Dia } from './data';
import { normalizeDocumento } from './documentoNumero';
import { isEmail } from './email';
import { extrasRules, extrasVazios, refuseExtras, toBeneficio } from './extrasPassageiro';
import { AVISO_MENOR, needsAutorizacao } from './menor';
import { mensagens } from './mensagens';
import { isNome, normalizeNome } from './nome';
import { nomeRule, pessoaRules, toCodigoDocumento } from './pessoaRules';
import type { Conta } from './wire/conta';
import type { NovoPassageiroSalvo } from './wire/passageiros';
import type { Comprador, PassageiroPedido } from './wire/pedidos';

const passageiroRule = (hoje: Dia, diaDaViagem: Dia) =>
  object({
    ...pessoaRules(hoje),
    celular: string()
      .default('')
      .test('celular', mensagens.celularInvalido, (text) => !text || isCelular(text)),
    autorizacaoMenor: boolean().default(false),
    ...extrasRules,
  }).test('extras', refuseExtras(hoje, diaDaViagem));

/** At a counter nothing of the buyer must be known: who gives no name is the first passenger. */
const compradorNoBalcao = object({
  nome: string()
    .default('')
    .test('nome', mensagens.nomeInvalido, (text) => !text || isNome(text)),
  cpf: string()
    .default('')
    .test('cpf', mensagens.cpfInvalido, (text, { options }) => !text || isCpfNoContexto(text, options.context)),
  email: string()
    .default('')
    .test('email', 'Informe um e-mail válido', (text) => !text || isEmail(text)),
  celular: string()
    .default('')
    .test('celular', mensagens.celularInvalido, (text) => !text || isCelular(text)),
});

const compradorRule = object({
  nome: nomeRule,
  cpf: string()
    .default('')
    .required(mensagens.cpfInvalido)
    .test('cpf', mensagens.cpfInvalido, (text, { options }) => isCpfNoContexto(text, options.context)),
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
 * @param balcao sold at a counter, where the buyer need not say who they are.
 */
export const passageirosSchema = (hoje: Dia, diaDaViagem: Dia, balcao = false) =>
  object({
    passageiros: array()
      .of(passageiroRule(hoje, diaDaViagem))
      .default([])
      .test('juntos', (passageiros, { createError, path }) => {
        const [menor] = menoresSozinhos(passageiros, diaDaViagem).filter((i) => !passageiros[i]?.autorizacaoMenor);
        if (menor !== undefined)
          return createError({ path: `${path}[${menor}].autorizacaoMenor`, message: AVISO_MENOR });
        const twin = documentoRepetido(passageiros);
        return twin === -1 || createError({ path: `${path}[${twin}].numeroDocumento`, message: DOCUMENTO_REPETIDO });
      }),
    comprador: balcao ? compradorNoBalcao : compradorRule,
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
  ...extrasVazios(),
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

/** The passengers who are under 16 on the day and travel without an adult, by position. */
export function menoresSozinhos(passageiros: readonly DadosPassageiro[], diaDaViagem: Dia): number[] {
  const people = passageiros.map(({ dataNascimento }) => ({ dataNascimento: parseDataBr(dataNascimento) ?? '' }));
  const known = people.filter(({ dataNascimento }) => dataNascimento);
  return people.flatMap((person, i) =>
    person.dataNascimento && needsAutorizacao(person, known, diaDaViagem) ? [i] : [],
  );
}

/** The buyer at a counter in the form of the wire: the first passenger, where nobody else was named. */
export const toCompradorNoBalcao = (
  { nome, cpf, email, celular }: DadosComprador,
  [primeiro]: readonly Pick<DadosPassageiro, 'nome' | 'celular'>[],
): Comprador => {
  const fone = celular || (nome ? '' : (primeiro?.celular ?? ''));
  return {
    nome: normalizeNome(nome || (primeiro?.nome ?? '')),
    ...(cpf && { cpf: onlyDigits(cpf) }),
    ...(email && { email: email.trim() }),
    ...(fone && { celular: toCelularE164(fone) }),
  };
};

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

const toPessoa = (passageiro: DadosPassageiro): Omit<PassageiroPedido, 'trecho' | 'poltrona'> => {
  const beneficio = toBeneficio(passageiro);
  return {
    ...toIdentidade(passageiro),
    ...(passageiro.celular && { celular: toCelularE164(passageiro.celular) }),
    ...(passageiro.autorizacaoMenor && { autorizacaoMenor: true }),
    ...(beneficio && { beneficio }),
    ...(passageiro.levaColo && { colo: toIdentidade(passageiro.colo) }),
  };
};

const toIdentidade = (
  pessoa: Pick<DadosPassageiro, 'nome' | 'tipoDocumento' | 'numeroDocumento' | 'dataNascimento'>,
) => ({
  nome: normalizeNome(pessoa.nome),
  documento: { tipo: toCodigoDocumento(pessoa.tipoDocumento), numero: normalizeDocumento(pessoa.numeroDocumento) },
  dataNascimento: parseDataBr(pessoa.dataNascimento) ?? '',
});

/** Those whom the person wants to find again at the next purchase. */
export const toPassageirosSalvos = (passageiros: readonly DadosPassageiro[]): NovoPassageiroSalvo[] =>
  passageiros
    .filter(({ salvar }) => salvar)
    .map((passageiro) => ({
      ...toIdentidade(passageiro),
      ...(passageiro.celular && { celular: toCelularE164(passageiro.celular) }),
    }));
