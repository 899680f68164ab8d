/** What decides whether somebody's digest is to be sent now. */
export type DigestFacts = {
  /** Whether they want one as a letter. */
  readonly hasDigest: boolean;
  /** @unit minutes after midnight, on the wall of the restaurant */
  readonly digestAt: number;
  /**
   * The wall clock there now.
   *
   * @unit minutes after midnight
   */
  readonly minute: number;
  /** Whether that of today was sent already. */
  readonly isSent: boolean;
};

/** Whether a digest is due: from its minute on until midnight, once, so that one that a standstill kept still comes. */
export const isDigestDue = ({ hasDigest, digestAt, minute, isSent }: DigestFacts): boolean => hasDigest && !isSent && minute >= digestAt;
