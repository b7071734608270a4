import type { InferType } from 'yup';
import { cadastroSchema } from './cadastro';
import { formatCelular, toCelularE164 } from './celular';
import { formatDia, parseDataBr } from './data';
import { normalizeNome } from './nome';
import type { AlteracaoConta, Conta } from './wire/conta';

/** What a person may change of their conta without a confirmation; the rules are the registration's (spec §5). */
export const edicaoContaSchema = cadastroSchema.pick(['nome', 'dataNascimento', 'celular']);
export type EdicaoConta = InferType<typeof edicaoContaSchema>;

/** From the conta to the form. */
export const toEdicaoConta = ({ nome, dataNascimento, celular }: Conta): EdicaoConta => ({
  nome,
  dataNascimento: formatDia(dataNascimento),
  celular: formatCelular(celular),
});

/** From the form to `PUT /Conta`. */
export const toAlteracaoConta = ({ nome, dataNascimento, celular }: EdicaoConta): AlteracaoConta => ({
  nome: normalizeNome(nome),
  dataNascimento: parseDataBr(dataNascimento) ?? '',
  celular: toCelularE164(celular),
});
