import { array, boolean, object, string, type InferType } from 'yup';
import { formatCelular, isCelular, toCelularE164 } from '../../base/pessoa/celular';
import { formatCpf, onlyDigits } from '../../base/pessoa/cpf';
import { isCpfNoContexto } from '../../base/pessoa/cpfRule';
import { parseDataBr, type Dia } from '../../base/data';
import { normalizeDocumento } from '../../base/pessoa/documentoNumero';
import { isEmail } from '../../base/pessoa/email';
import { noTrecho, toAdicionais } from '../adicionais/adicionaisDigitados';
import { extrasRules, extrasVazios, refuseExtras, toBeneficio } from './extrasPassageiro';
import { AVISO_MENOR, needsAutorizacao } from './menor';
import { mensagens } from '../../base/mensagens';
import { isNome, normalizeNome } from '../../base/pessoa/nome';
import { nomeRule, pessoaRules, toCodigoDocumento } from '../../base/pessoa/pessoaRules';
import type { Conta } from '../../wire/conta/conta';
import type { NovoPassageiroSalvo } from '../../wire/conta/passageiros';
import type { Comprador, PassageiroPedido } from '../../wire/compra/pedidos';
import { msg } from '../../../words/t';

const passageiroRule = (hoje: Dia, diaDaViagem: Dia) =>
  object({
    ...pessoaRules(hoje),
    celular: string()
      .default('')
      .test('celular', mensagens.celularInvalido, (text) => !text || isCelular(text)),
    autorizacaoMenor: boolean().default(false),
    ...extrasRules,
  }).test('extras', refuseExtras(hoje, diaDaViagem));

/** At a counter the buyer's data is optional; without a name the first passenger is the buyer. */
const compradorNoBalcao = object({
  nome: string()
    .default('')
    .test('nome', mensagens.nomeInvalido, (text) => !text || isNome(text)),
  cpf: string()
    .default('')
    .test('cpf', mensagens.cpfInvalido, (text, { options }) => !text || isCpfNoContexto(text, options.context)),
  email: string()
    .default('')
    .test('email', msg('Informe um e-mail válido'), (text) => !text || isEmail(text)),
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
    .required(msg('Informe um e-mail válido'))
    .test('email', msg('Informe um e-mail válido'), (text) => isEmail(text)),
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

const DOCUMENTO_REPETIDO = msg('Este documento já está em outra poltrona');

/**
 * Schema of the passengers' step: one person per seat, and the buyer. Rules across passengers (a minor alone, duplicate
 * documents) are checked on the whole list.
 * @param balcao sale at a counter, where the buyer's data is optional.
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

/** Index of the first passenger with a duplicate document; -1 without one. */
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

/** Buyer's form values from the account. */
export const compradorDaConta = (conta: Conta | null, email = ''): DadosComprador => ({
  nome: conta?.nome ?? '',
  cpf: conta ? formatCpf(conta.cpf) : '',
  email: conta?.email ?? email,
  celular: conta ? formatCelular(conta.celular) : '',
});

/** Form values for a number of seats; typed values are kept. */
export const dadosPara = (
  quantidade: number,
  comprador: DadosComprador,
  typed: DadosPassageiros | null,
): DadosPassageiros => ({
  passageiros: Array.from({ length: quantidade }, (_, i) => typed?.passageiros[i] ?? passageiroVazio()),
  comprador: typed?.comprador ?? comprador,
});

/** Indices of passengers under 16 on the day who travel without an adult. */
export function menoresSozinhos(passageiros: readonly DadosPassageiro[], diaDaViagem: Dia): number[] {
  const people = passageiros.map(({ dataNascimento }) => ({ dataNascimento: parseDataBr(dataNascimento) ?? '' }));
  const known = people.filter(({ dataNascimento }) => dataNascimento);
  return people.flatMap((person, i) =>
    person.dataNascimento && needsAutorizacao(person, known, diaDaViagem) ? [i] : [],
  );
}

/** The buyer at a counter in wire format; defaults to the first passenger. */
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

/** The buyer in wire format. */
export const toComprador = ({ nome, cpf, email, celular }: DadosComprador): Comprador => ({
  nome: normalizeNome(nome),
  cpf: onlyDigits(cpf),
  email: email.trim(),
  celular: toCelularE164(celular),
});

/** The passengers in wire format, one entry per seat; a round trip lists each person for both legs. */
export const toPassageiros = (
  passageiros: readonly DadosPassageiro[],
  poltronas: readonly (readonly number[])[],
): PassageiroPedido[] =>
  poltronas.flatMap((seats, trecho) =>
    seats.flatMap((poltrona, i) => {
      const passageiro = passageiros[i];
      const own = toAdicionais(noTrecho(passageiro, trecho, poltronas.length));
      return passageiro
        ? [{ trecho, poltrona, ...toPessoa(passageiro), ...(own.length > 0 && { adicionais: own }) }]
        : [];
    }),
  );

const toPessoa = (passageiro: DadosPassageiro): Omit<PassageiroPedido, 'trecho' | 'poltrona' | 'adicionais'> => {
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

/** Passengers marked for saving, in wire format. */
export const toPassageirosSalvos = (passageiros: readonly DadosPassageiro[]): NovoPassageiroSalvo[] =>
  passageiros
    .filter(({ salvar }) => salvar)
    .map((passageiro) => ({
      ...toIdentidade(passageiro),
      ...(passageiro.celular && { celular: toCelularE164(passageiro.celular) }),
    }));
