import { useMemo } from 'react';
import { resumoOnibus, type PlacesDoOnibus } from '../../../domain/viagens/onibus/resumoOnibus';
import { ClassesDoOnibus, type ClassesDoOnibusProps } from './ClassesDoOnibus';

export interface ClassesDaPlantaProps extends Pick<ClassesDoOnibusProps, 'nota'> {
  planta: PlacesDoOnibus;
}

/** The same of a coach whose plan is at hand. */
export function ClassesDaPlanta({ planta, nota }: ClassesDaPlantaProps) {
  const onibus = useMemo(() => resumoOnibus(planta), [planta]);
  return <ClassesDoOnibus onibus={onibus} nota={nota} />;
}
