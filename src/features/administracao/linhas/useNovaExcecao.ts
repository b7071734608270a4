import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import type { AcaoQuadro } from '../../../domain/administracao/linhas/acaoQuadro';
import {
  novaExcecaoDe,
  toNovaExcecao,
  type DadosExcecao,
} from '../../../domain/administracao/linhas/formularioExcecao';
import type { LinhaAdministrada } from '../../../domain/wire/administracao/linhas';
import { useEmit } from '../../../events/useEmit';
import { usePreviaExcecaoQuery } from '../../../store/api/administracao/administracaoLinhas';
import { useSubmission } from '../../../store/useSubmission';

const ACOES: AcaoQuadro['tipo'][] = ['criar'];

/** The two steps of a new exception: its fields, then its effect with the button that makes it. */
export function useNovaExcecao({ id: linhaId, versao, horarios }: LinhaAdministrada, onClose: () => void) {
  const emit = useEmit();
  const [dados, setDados] = useState<DadosExcecao>(() =>
    novaExcecaoDe(horarios.length === 1 ? String(horarios[0]?.id) : ''),
  );
  const [isChecked, setChecked] = useState(false);
  const excecao = toNovaExcecao(dados, versao);
  const { currentData, error, isFetching } = usePreviaExcecaoQuery(isChecked ? { linhaId, excecao } : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  const { sending, erro } = useSubmission('quadro', { acoes: ACOES, onDone: onClose });
  return {
    dados,
    excecao,
    isChecked,
    sending,
    /** Whether the effect is in view, so that the exception may be made. */
    ready: currentData !== undefined && !isFetching,
    previa: { efeito: currentData, error, fetching: isFetching, erro },
    check: (typed: DadosExcecao) => {
      setDados(typed);
      setChecked(true);
    },
    make: () => emit('QuadroMudado', { acao: { tipo: 'criar', linhaId, excecao } }),
    back: () => {
      emit('QuadroDispensado');
      setChecked(false);
    },
    close: () => {
      emit('QuadroDispensado');
      onClose();
    },
  };
}
