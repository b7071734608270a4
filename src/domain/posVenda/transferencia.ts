import { boolean, object, string, type InferType } from 'yup';
import { isCelular, toCelularE164 } from '../base/pessoa/celular';
import { parseDataBr, type Dia } from '../base/data';
import { normalizeDocumento } from '../base/pessoa/documentoNumero';
import { mensagens } from '../base/mensagens';
import { normalizeNome } from '../base/pessoa/nome';
import { pessoaRules, toCodigoDocumento } from '../base/pessoa/pessoaRules';
import type { ConfirmacaoTransferencia } from '../wire/posVenda/posVenda';

/** Form data of the new traveller. */
export const transferenciaSchema = (hoje: Dia) =>
  object({
    ...pessoaRules(hoje),
    celular: string()
      .default('')
      .test('celular', mensagens.celularInvalido, (text) => !text || isCelular(text)),
    autorizacaoMenor: boolean().default(false),
  });

export type DadosTransferencia = InferType<ReturnType<typeof transferenciaSchema>>;

export const transferenciaVazia = (): DadosTransferencia => ({
  nome: '',
  tipoDocumento: '2',
  numeroDocumento: '',
  dataNascimento: '',
  celular: '',
  autorizacaoMenor: false,
});

/** Body of the transfer request. */
export const toTransferencia = (dados: DadosTransferencia): ConfirmacaoTransferencia => ({
  nome: normalizeNome(dados.nome),
  documento: { tipo: toCodigoDocumento(dados.tipoDocumento), numero: normalizeDocumento(dados.numeroDocumento) },
  dataNascimento: parseDataBr(dados.dataNascimento) ?? '',
  ...(dados.celular && { celular: toCelularE164(dados.celular) }),
  ...(dados.autorizacaoMenor && { autorizacaoMenor: true }),
});
