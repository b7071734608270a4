import {
  desenhoDaClasse,
  itensABordo,
  NOTA_DO_DESENHO,
  textoLugares,
  textoPorFila,
} from '../../../domain/viagens/onibus/palavrasOnibus';
import { rotulosClasse } from '../../../domain/viagens/viagem';
import type { ResumoOnibus } from '../../../domain/wire/viagens/viagens';
import { SeatClasses } from '../../../ui/SeatClasses/SeatClasses';
import { t, translated } from '../../../words/t';

export interface ClassesDoOnibusProps {
  onibus: ResumoOnibus;
  /** False where the page itself says what the drawings do not promise. */
  nota?: boolean | undefined;
}

/** The seats of a coach class by class, drawn, and what is on board. */
export function ClassesDoOnibus({ onibus, nota = true }: ClassesDoOnibusProps) {
  const temDoisAndares = new Set(onibus.classes.flatMap(({ andares }) => andares)).size > 1;
  return (
    <SeatClasses
      label={t('Classes e comodidades')}
      classes={onibus.classes.map((one) => ({
        classe: one.classe,
        name: translated(rotulosClasse[one.classe]),
        drawing: translated(desenhoDaClasse[one.classe]),
        seats: textoLugares(one, temDoisAndares),
        row: { sides: one.porFila, text: textoPorFila(one) },
      }))}
      onBoard={itensABordo(onibus)}
      note={nota ? translated(NOTA_DO_DESENHO) : undefined}
    />
  );
}
