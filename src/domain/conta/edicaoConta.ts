import type { InferType } from 'yup';
import { cadastroSchema } from './cadastro';
import { formatCelular, toCelularE164 } from '../base/pessoa/celular';
import { type Dia, formatDia, parseDataBr } from '../base/data';
import { normalizeNome } from '../base/pessoa/nome';
import type { AlteracaoConta, Conta } from '../wire/conta/conta';

/** Fields of a conta that may be edited without confirmation; validated like the registration (spec §5). */
export const edicaoContaSchema = (hoje: Dia) => cadastroSchema(hoje).pick(['nome', 'dataNascimento', 'celular']);
export type EdicaoConta = InferType<ReturnType<typeof edicaoContaSchema>>;

/** Initial form values from the conta. */
export const toEdicaoConta = ({ nome, dataNascimento, celular }: Conta): EdicaoConta => ({
  nome,
  dataNascimento: formatDia(dataNascimento),
  celular: formatCelular(celular),
});

/** Body of `PUT /Conta`. */
export const toAlteracaoConta = ({ nome, dataNascimento, celular }: EdicaoConta): AlteracaoConta => ({
  nome: normalizeNome(nome),
  dataNascimento: parseDataBr(dataNascimento) ?? '',
  celular: toCelularE164(celular),
});
