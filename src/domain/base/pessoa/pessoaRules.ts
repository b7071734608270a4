import { string } from 'yup';
import { isDataInvalida, type Dia } from '../data';
import { rotulosDocumento, tiposDocumento, type CodigoDocumento, type TipoDocumento } from './documento';
import { isDocumento, mensagemDocumento } from './documentoNumero';
import { mensagens } from '../mensagens';
import { isNome } from './nome';
import { msg } from '../../../words/t';

const tipos = Object.values(tiposDocumento);
const isTipo = (codigo: number): codigo is CodigoDocumento => tipos.some((tipo) => tipo === codigo);

/** Parses a select's value to a wire code; RG for an unknown value. */
export const toCodigoDocumento = (text: string): CodigoDocumento =>
  isTipo(Number(text)) ? (Number(text) as CodigoDocumento) : 2;

const toOption = (tipo: TipoDocumento) => ({ valor: String(tiposDocumento[tipo]), rotulo: rotulosDocumento[tipo] });

/** Document types to choose from; CPF comes last, since it is no valid boarding document. */
export const opcoesDocumento = (['rg', 'cnh', 'passaporte', 'tituloEleitor', 'cpf'] as const).map(toOption);

/** Document types of a small child; the CPF is printed on the birth certificate. */
export const opcoesDocumentoCrianca = [
  ...(['rg', 'passaporte'] as const).map(toOption),
  { valor: String(tiposDocumento.cpf), rotulo: msg('CPF da certidão de nascimento') },
];

export const nomeRule = string()
  .default('')
  .required(mensagens.campoObrigatorio)
  .test('nome', mensagens.nomeInvalido, (text) => isNome(text));

/** Validation of every traveller, on a seat or on a lap. */
export const pessoaRules = (hoje: Dia) => ({
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
    .test('data', msg('Informe uma data de nascimento válida'), (text) => !isDataInvalida(text, hoje)),
});
