import { conteudoEm, type Desenho } from '../../../domain/administracao/frota/desenho';
import { nomeDoLugar, siglasRecurso } from '../../../domain/administracao/frota/palavrasFrota';
import { limitesPlanta, type LugarPlanta } from '../../../domain/viagens/plantaOnibus';
import { CoachEditor, type EditorCell } from '../../../ui/CoachEditor/CoachEditor';
import { Stack } from '../../../ui/Stack/Stack';

interface AndarDesenhadoProps {
  desenho: Desenho;
  andar: number;
  escolhido: LugarPlanta | null;
  onPress: (lugar: LugarPlanta) => void;
}

/** One deck of the drawing. */
export function AndarDesenhado({ desenho, andar, escolhido, onPress }: AndarDesenhadoProps) {
  const nome = andar === 1 ? 'Piso inferior' : 'Piso superior';
  const rows = Array.from({ length: desenho.filas }, (_, fila) =>
    Array.from({ length: limitesPlanta.colunas }, (__, coluna) => toCell(desenho, { andar, fila, coluna })),
  );
  return (
    <Stack gap={2}>
      {desenho.andares > 1 && <h2>{nome}</h2>}
      <CoachEditor
        label={nome}
        rows={rows}
        selected={escolhido?.andar === andar ? { row: escolhido.fila, column: escolhido.coluna } : null}
        onPress={(fila, coluna) => onPress({ andar, fila, coluna })}
      />
    </Stack>
  );
}

function toCell(desenho: Desenho, lugar: LugarPlanta): EditorCell {
  const conteudo = conteudoEm(desenho, lugar);
  const name = nomeDoLugar(lugar, conteudo);
  if (conteudo === undefined) return { text: '', name, classe: null };
  if (conteudo.tipo !== 'poltrona') return { text: siglasRecurso[conteudo.tipo], name, classe: null };
  return { text: String(conteudo.numero), name, classe: conteudo.classe, accessible: conteudo.acessivel };
}
