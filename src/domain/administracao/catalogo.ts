import type { ImportacaoResumo, PartidaMantidaFeed, ResumoFeed } from '../wire/administracao/catalogo';

/** Parts of a catalogue that an import counts. */
export const nomesAssunto: Record<keyof ResumoFeed, string> = {
  linhas: 'Linhas',
  paradas: 'Paradas das linhas',
  trechos: 'Trechos à venda',
  tarifas: 'Tarifas',
  horarios: 'Horários',
  excecoes: 'Dias de exceção',
  localidades: 'Localidades',
  onibus: 'Ônibus',
};

/** Reasons why a sold departure stays as it was sold. */
export const motivosMantida: Record<PartidaMantidaFeed['motivo'], string> = {
  retirada: 'não está mais no quadro de horários',
  horario: 'o quadro tem outra hora',
  onibus: 'o quadro tem outro ônibus',
  linha: 'o quadro tem outras paradas ou outros tempos',
};

/** Words for the state of an import. */
export const nomesSituacao: Record<ImportacaoResumo['situacao'], string> = {
  recebendo: 'Envio incompleto',
  conferindo: 'Conferindo',
  recusada: 'Com erros',
  conferida: 'Prévia pronta',
  aplicando: 'Publicando',
  aplicada: 'Publicado',
  ultrapassada: 'Prévia vencida',
  descartada: 'Descartado',
  falhou: 'Falhou',
};

/** Whether the server is working on an import, so that its state is to be asked for again soon. */
export const isEmAndamento = (situacao: ImportacaoResumo['situacao']): boolean =>
  situacao === 'conferindo' || situacao === 'aplicando';

/** Whether a file may be given up. */
export const isDescartavel = (situacao: ImportacaoResumo['situacao']): boolean =>
  !isEmAndamento(situacao) && situacao !== 'aplicada' && situacao !== 'descartada';

/** Words on sold departures that the catalogue no longer wants as they were sold; empty without any. */
export function textoMantidas(quantas: number): string {
  if (quantas === 0) return '';
  if (quantas === 1) return 'Há 1 partida vendida que fica como foi vendida; os passageiros não são avisados.';
  return `Há ${NUMBER.format(quantas)} partidas vendidas que ficam como foram vendidas; os passageiros não são avisados.`;
}

const NUMBER = new Intl.NumberFormat('pt-BR');

/** The parts that change, with their counts, in display order; empty where nothing does. */
export const mudancasDe = (
  resumo: ResumoFeed,
): { assunto: string; novas: string; mudadas: string; encerradas: string }[] =>
  (Object.keys(nomesAssunto) as (keyof ResumoFeed)[])
    .map((assunto) => ({ nome: nomesAssunto[assunto], ...resumo[assunto] }))
    .filter(({ novas, mudadas, encerradas }) => novas + mudadas + encerradas > 0)
    .map(({ nome, novas, mudadas, encerradas }) => ({
      assunto: nome,
      novas: NUMBER.format(novas),
      mudadas: NUMBER.format(mudadas),
      encerradas: NUMBER.format(encerradas),
    }));

/** A change in one line: `Linhas: 2 novas, 1 encerradas · Tarifas: 8 novas`. */
export const resumoEmLinha = (resumo: ResumoFeed): string =>
  mudancasDe(resumo)
    .map(({ assunto, novas, mudadas, encerradas }) => {
      const parts = [
        novas !== '0' && `${novas} novas`,
        mudadas !== '0' && `${mudadas} mudadas`,
        encerradas !== '0' && `${encerradas} encerradas`,
      ];
      return `${assunto}: ${parts.filter(Boolean).join(', ')}`;
    })
    .join(' · ');
