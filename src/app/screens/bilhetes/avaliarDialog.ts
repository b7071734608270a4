import { AvaliarDialog } from '../../../features/bilhetes/avaliacao/AvaliarDialog';

export const Screen = AvaliarDialog;
