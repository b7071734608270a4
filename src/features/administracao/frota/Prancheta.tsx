import { useState } from 'react';
import type { Desenho } from '../../../domain/administracao/frota/desenho';
import { useEmit } from '../../../events/useEmit';
import { selectRascunhoDesenho } from '../../../store/administracao/rascunhoDesenho';
import { useAppSelector } from '../../../store/hooks';
import { Alert } from '../../../ui/Alert/Alert';
import { Button } from '../../../ui/Button/Button';
import { Inline } from '../../../ui/Inline/Inline';
import { EditorOnibus } from './EditorOnibus';

interface PranchetaProps {
  inicial: Desenho;
  /** The coach whose place the drawing takes; null for a new one. */
  substitui: number | null;
}

/** The drawing board, or before it the question what becomes of a drawing of this coach that an earlier page left. */
export function Prancheta({ inicial, substitui }: PranchetaProps) {
  const emit = useEmit();
  const rascunho = useAppSelector(selectRascunhoDesenho);
  const [retomado, setRetomado] = useState<Desenho | null>(null);
  if (rascunho?.substitui === substitui && retomado === null) {
    return (
      <Alert
        kind="info"
        title="Há um desenho que não foi salvo"
        action={
          <Inline>
            <Button
              onClick={() => {
                setRetomado(rascunho.desenho);
                emit('DesenhoRetomado');
              }}
            >
              Continuar o desenho
            </Button>
            <Button variant="secondary" onClick={() => emit('DesenhoDescartado')}>
              Descartar
            </Button>
          </Inline>
        }
      >
        {rascunho.desenho.nome === ''
          ? 'Ele ficou neste navegador.'
          : `${rascunho.desenho.nome} ficou neste navegador.`}
      </Alert>
    );
  }
  return (
    <EditorOnibus
      key={retomado === null ? 'novo' : 'retomado'}
      inicial={retomado ?? inicial}
      substitui={substitui}
      onChange={(desenho) => emit('DesenhoAlterado', { substitui, desenho })}
    />
  );
}
