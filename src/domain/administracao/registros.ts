import type { AcaoRegistrada, RegistroEmpresa } from '../wire/administracao/registro';

const nomes: Record<AcaoRegistrada, string> = {
  aberta: 'Aberta',
  respondida: 'Respondida',
  nova: 'Marcada como nova',
  vista: 'Marcada como vista',
  arquivada: 'Arquivada',
  curriculo: 'Currículo baixado',
};

/** The deed in a word or three. */
export const nomeDoRegistro = ({ acao }: RegistroEmpresa): string => nomes[acao];

/** By whom; names of staff are the identity provider's, so others are not told apart here. */
export const autorDoRegistro = ({ proprio }: RegistroEmpresa): string => (proprio ? 'você' : 'outra pessoa da equipe');
