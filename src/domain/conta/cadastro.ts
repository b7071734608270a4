import { boolean, object, string, type InferType } from 'yup';
import { isCelular, toCelularE164 } from '../base/pessoa/celular';
import { onlyDigits } from '../base/pessoa/cpf';
import { isCpfNoContexto } from '../base/pessoa/cpfRule';
import { type Dia, isIdadeDeConta, parseDataBr } from '../base/data';
import { mensagens } from '../base/mensagens';
import { isNome, normalizeNome } from '../base/pessoa/nome';
import { provedores, type Provedor } from '../sessao/provedor';
import type { NovaConta } from '../wire/conta/conta';

/** The registration form (spec §5), filled in on the day `hoje` of the company. */
export const cadastroSchema = (hoje: Dia) =>
  object({
    nome: string()
      .required(mensagens.campoObrigatorio)
      .test('nome', mensagens.nomeInvalido, (text) => isNome(text)),
    cpf: string()
      .required(mensagens.cpfInvalido)
      .test('cpf', mensagens.cpfInvalido, (text, { options }) => isCpfNoContexto(text, options.context)),
    dataNascimento: string()
      .required(mensagens.dataObrigatoria)
      .test('idade', mensagens.idadeMinima, (text) => {
        const dia = parseDataBr(text);
        return dia !== null && isIdadeDeConta(dia, hoje);
      }),
    celular: string()
      .required(mensagens.celularInvalido)
      .test('celular', mensagens.celularInvalido, (text) => isCelular(text)),
    termosAceite: boolean().required(mensagens.termosObrigatorio).isTrue(mensagens.termosObrigatorio),
  });
export type Cadastro = InferType<ReturnType<typeof cadastroSchema>>;

/** From the form to `POST /Conta`; e-mail and provider come from the login (spec §3). */
export const toNovaConta = (cadastro: Cadastro, login: { email: string; provedor: Provedor }): NovaConta => ({
  nome: normalizeNome(cadastro.nome),
  cpf: onlyDigits(cadastro.cpf),
  dataNascimento: parseDataBr(cadastro.dataNascimento) ?? '',
  celular: toCelularE164(cadastro.celular),
  termosAceite: true,
  email: login.email,
  provedorTipo: provedores[login.provedor],
});
