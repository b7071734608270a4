import { msg } from '../../words/t';

/** Texts that a page shows from the first frame, said by its drawing and by the page itself. */
export const palavrasTelas = {
  informacaoViagem: msg('Horário, plataforma e atrasos da sua viagem, sem precisar entrar.'),
  minhaConta: msg('Seus dados, seu acesso e seus aparelhos.'),
  minhasViagens: msg(
    'Estamos buscando suas viagens. Os bilhetes que você já abriu neste aparelho abrem também sem internet.',
  ),
} as const;
