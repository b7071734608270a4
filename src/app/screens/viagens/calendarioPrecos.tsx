import type { DataFieldProps } from '../../../features/viagens/home/buscaFields';
import { CalendarioPrecos } from '../../../features/viagens/home/CalendarioPrecos';
import { installReads } from '../../installReads';
import { Alerta } from './Alerta';

/** The calendar, from which the notice of a lower price opens. */
export const Screen = (props: DataFieldProps) => <CalendarioPrecos {...props} Alerta={Alerta} />;

/** The cache of reads loads with it, where no place field was used before. */
export const install = installReads;
