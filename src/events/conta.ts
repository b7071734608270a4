import type { Cadastro } from '../domain/conta/cadastro';
import type { EdicaoConta } from '../domain/conta/edicaoConta';
import type { NovoPassageiroSalvo } from '../domain/wire/conta/passageiros';

/** Events of the registration, the account page and saved passengers. */
export type ContaEvents = {
  /** A signed-in person has no conta. Emitted by checkSessao and the callback; completarCadastro opens the modal. */
  CompletarCadastro: undefined;
  CadastroEnviado: { cadastro: Cadastro };
  CadastroDispensado: undefined;
  /** Passengers to save for later purchases were submitted. */
  PassageirosGuardados: { passageiros: NovoPassageiroSalvo[] };
  PassageiroSalvoExcluido: { id: string };
  /** The account page was opened: its devices are loaded, and an interrupted change of e-mail is completed. */
  MinhaContaAberta: undefined;
  /** The account page was left. */
  MinhaContaFechada: undefined;
  DadosContaEnviados: { dados: EdicaoConta };
  EmailNovoEnviado: { email: string };
  EmailCodigoEnviado: { codigo: string };
  EmailCodigoReenviado: undefined;
  EmailTrocaDesistida: undefined;
  SenhaTrocaEnviada: { atual: string; nova: string };
  DispositivosPedidos: undefined;
  DispositivoEsquecido: { id: string };
  ExportacaoPedida: undefined;
  /** "Excluir conta" was pressed; the confirmation opens. */
  ExclusaoAberta: undefined;
  ExclusaoDesistida: undefined;
  /** The deletion was confirmed; Google and Apple logins have no password. */
  ExclusaoConfirmada: { senha: string };
  /** Reauthentication at Google or Apple was requested. */
  ReautenticacaoPedida: undefined;
};
