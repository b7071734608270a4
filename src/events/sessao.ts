import type { ProvedorFederado } from '../domain/sessao/provedor';

/** Events of sign-in, sign-out, the session and its guard. */
export type SessaoEvents = {
  EntrarPedido: undefined;
  /** A link that requires a sign-in was chosen: entrar opens over the current page and leads to the link afterwards. */
  EntrarParaContinuar: { link: string };
  EntrarFechado: undefined;
  CredenciaisEnviadas: { email: string; senha: string };
  NovaSenhaEnviada: { senha: string };
  LoginFederadoEscolhido: { provedor: ProvedorFederado };
  ContaNovaEnviada: { email: string; senha: string; nome: string };
  CodigoEnviado: { codigo: string };
  CodigoReenviado: undefined;
  SenhaEsquecida: { email: string };
  SenhaRedefinida: { codigo: string; senha: string };
  EtapaEntrarTrocada: { etapa: 'entrar' | 'criarConta' | 'esqueciSenha' };
  SaidaPedida: undefined;
  /** A session started, by any sign-in. */
  SessaoIniciada: undefined;
  SessaoEncerrada: { motivo: 'expirada' | 'revogada' | 'pedida' };
  /** The guard found no valid session, own or external. recheckSessao checks once more. */
  SessaoExternaInvalida: undefined;
  /** A call was refused with 401 after renewing the token once. */
  SessaoRecusada: undefined;
  /** The link to resume after signing in arrived (the custom state of spec §4). */
  LinkGuardado: { link: string };
  /** Another tab signed in or out, or found its session dead; this one reloads the session. */
  SessaoMudouEmOutraAba: { motivo: 'iniciada' | 'encerrada' | 'expirada' };
  /** A route was visited. The guard judges it. */
  RotaVisitada: { path: string };
};
