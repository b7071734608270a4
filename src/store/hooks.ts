import { useSelector } from 'react-redux';
import type { RootState } from './rootReducer';

/** How a screen reads the store. Screens never dispatch, so there is no hook for that. */
export const useAppSelector = useSelector.withTypes<RootState>();
