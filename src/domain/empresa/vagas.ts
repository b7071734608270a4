import type { Dia } from '../base/data';
import type { Vaga } from '../wire/companhia/companhia';
import { msg } from '../../words/t';

/** Areas of work, in the order of the form. */
export const areasTrabalho = {
  operacao: msg('Operação e motoristas'),
  manutencao: msg('Manutenção'),
  atendimento: msg('Atendimento e guichês'),
  tecnologia: msg('Tecnologia'),
  administrativo: msg('Administrativo'),
} as const;
export type AreaTrabalho = keyof typeof areasTrabalho;

/** The openings of a list that are open on a day. */
export const vagasAbertas = (vagas: readonly Vaga[], hoje: Dia): readonly Vaga[] =>
  vagas.filter(({ ate }) => ate === null || hoje <= ate);

/** The opening with this id, if it is open. */
export const vagaAberta = (vagas: readonly Vaga[], id: string, hoje: Dia): Vaga | undefined =>
  vagasAbertas(vagas, hoje).find((vaga) => vaga.id === id);

/** Title and town of an opening, also a closed one; its id where the company's list no longer has it. */
export function nomeDaVaga(vagas: readonly Vaga[], id: string): string {
  const vaga = vagas.find((one) => one.id === id);
  return vaga ? `${vaga.titulo}, ${vaga.cidade}` : id;
}
